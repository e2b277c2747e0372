/** Required by mini-programs with a custom tab bar; the bar itself is rendered by each tab screen. */
export default function CustomTabBar() {
  return null
}
