/** What assistive technology hears about a control. */
export interface Semantics {
  label?: string
  role?: 'button' | 'tab' | 'radio' | 'checkbox' | 'switch' | 'link'
  /** Chosen, ticked or switched on, for the roles that can be. */
  on?: boolean
  disabled?: boolean
}

const stateOf = {
  tab: 'aria-selected',
  radio: 'aria-checked',
  checkbox: 'aria-checked',
  switch: 'aria-checked',
} as const

/** ARIA for the web; `ariaRole` and `ariaLabel` are the mini-programs' names for the same. */
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
