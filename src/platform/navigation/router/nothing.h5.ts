/** Replaces the bars and styles of Taro's web runtime, which this client draws itself. */
export const initTabbar = (): void => undefined
export const initNavigationBar = (): void => undefined

/** Replaces the handler of Taro's navigation bar. */
export default class NoNavigationBar {
  load(): void {
    // Each screen draws its own bar.
  }
}
