/** Whether contributions can be paid by card on this portal: the server marks its pages where there is no payment provider. */
export const takesCards = (): boolean => document.documentElement.dataset['noCards'] === undefined
