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

/** The states of mini-programs, which know no pressed buttons. */
const ownStates = {
  'aria-selected': 'ariaSelected',
  'aria-checked': 'ariaChecked',
  'aria-pressed': 'ariaSelected',
} as const

/** ARIA attributes for the web, and the same in camel case for mini-programs, whose templates read `role` as it is (`config/plugins/accessible.json`). */
export function semantics({ label, role = 'button', on, disabled = false }: Semantics) {
  const state = role === 'button' || role === 'link' ? 'aria-pressed' : stateOf[role]
  return {
    role,
    ...(label ? { 'aria-label': label, ariaLabel: label } : {}),
    ...(on === undefined ? {} : { [state]: on, [ownStates[state]]: on }),
    ...(disabled ? { 'aria-disabled': true, ariaDisabled: true } : {}),
    tabIndex: disabled ? -1 : 0,
  }
}
