/** Accessibility properties of a control. */
export interface Semantics {
  label?: string
  role?: 'button' | 'tab' | 'radio' | 'checkbox' | 'switch' | 'link'
  /** Selected, checked or switched on, for roles with such a state. */
  on?: boolean
  disabled?: boolean
}

const stateOf = {
  tab: 'aria-selected',
  radio: 'aria-checked',
  checkbox: 'aria-checked',
  switch: 'aria-checked',
} as const

/** ARIA attributes for the web, and `ariaRole` and `ariaLabel` for mini-programs. */
export function semantics({ label, role = 'button', on, disabled = false }: Semantics) {
  const state = role === 'button' || role === 'link' ? 'aria-pressed' : stateOf[role]
  return {
    role,
    ariaRole: role,
    ...(label ? { 'aria-label': label, ariaLabel: label } : {}),
    ...(on === undefined ? {} : { [state]: on }),
    ...(disabled ? { 'aria-disabled': true } : {}),
    tabIndex: disabled ? -1 : 0,
  }
}
