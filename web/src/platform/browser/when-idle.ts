/** Runs a task when the browser is idle, or after `timeout` milliseconds at the latest if given. */
export const whenIdle = (task: () => void, timeout?: number) =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(task, timeout === undefined ? {} : { timeout })
    : setTimeout(task, 1000)
