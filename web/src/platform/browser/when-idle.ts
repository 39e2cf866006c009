/** Does a task when the page has nothing better to do, or after `timeout` milliseconds at the latest where one is given. */
export const whenIdle = (task: () => void, timeout?: number) =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(task, timeout === undefined ? {} : { timeout })
    : setTimeout(task, 1000)
