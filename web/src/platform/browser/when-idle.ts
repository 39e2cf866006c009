/** Does a task when the page has nothing better to do. */
export const whenIdle = (task: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(task) : setTimeout(task, 1000)
