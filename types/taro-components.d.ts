import '@tarojs/components/types/common'

declare module '@tarojs/components/types/common' {
  interface StandardProps {
    /** ARIA role of the element. On the web, a View with onClick is a button unless this says otherwise. */
    role?: string
    /** On the web: 0 takes part in the keyboard's order, -1 can be focused by code alone. */
    tabIndex?: number
    /** The mini-programs' names for `aria-label` and `role`. */
    ariaLabel?: string
    ariaRole?: string
    /** React Native's name for `aria-label`. */
    accessibilityLabel?: string
  }
}
