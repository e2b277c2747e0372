import { v5 } from 'uuid'

const namespace = '6f0f7a52-6d1a-4c8e-9d43-3f1f0a7d2b61'

/** A deterministic id for a name in the code, equal on all servers. */
export const stableId = (name: string): string => v5(name, namespace)
