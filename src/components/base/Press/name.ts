/** On mini-programs `semantics` sets the accessible name. */
export const useName = (_label: string | undefined): undefined => undefined
