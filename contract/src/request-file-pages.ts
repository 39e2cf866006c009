// In its own file, which loads with the viewer: the calls on a request's files are in every page's code.

/** Pixels across in which a page is drawn: for a phone, for a desk or a sharp phone, for one that is zoomed in. */
export const pageWidths = ['800', '1600', '2400'] as const
export type PageWidth = (typeof pageWidths)[number]

/** Header of a drawn page: how many pages its document has. */
export const pageCountHeader = 'page-count'
