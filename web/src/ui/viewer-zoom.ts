/** Steps of the buttons and keys; pinching may stop between. 1: as wide as the stage. */
const steps = [1, 1.25, 1.5, 2, 3, 4] as const
const least = 1
const most = 4

export const limitZoom = (zoom: number): number => Math.min(most, Math.max(least, zoom))
/** Finds the next step, the last one at the end. */
export const zoomedIn = (zoom: number): number => steps.find((step) => step > zoom + 0.01) ?? most
export const zoomedOut = (zoom: number): number => steps.findLast((step) => step < zoom - 0.01) ?? least
/** Answers a double tap: near, and back again. */
export const zoomedByTap = (zoom: number): number => (zoom > least ? least : 2)
