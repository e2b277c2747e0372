import type { ReactNode } from 'react'

/** The children alone: React Native updates single elements, and Android touches nothing outside of a parent's area. */
export const Layer = ({ children }: { children: ReactNode }) => <>{children}</>
