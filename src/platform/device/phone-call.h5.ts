/** Whether a tap on a number calls it; a desktop copies it. */
export const callsPhones = (): boolean => !window.matchMedia('(hover: hover) and (pointer: fine)').matches

/** Opens the dialler. */
export const callPhone = async (phoneNumber: string): Promise<void> => {
  window.location.href = `tel:${encodeURIComponent(phoneNumber)}`
}
