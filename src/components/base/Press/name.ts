/** Mini-programs take the name from `semantics`; nothing is to be measured there. */
export const useName = (_label: string | undefined): undefined => undefined
