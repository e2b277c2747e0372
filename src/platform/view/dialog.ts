import { useBackGuard } from '@/platform/navigation/use-back-guard'

/** Closes an open dialog on a step back instead of leaving the screen; mini-programs and native apps have no other keys. */
export const useDialogKeys = (_id: string, open: boolean, close: () => void): void => useBackGuard(open, close)
