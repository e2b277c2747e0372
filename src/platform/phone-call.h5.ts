/** Opens the dialler with a number. */
export const callPhone = async (phoneNumber: string): Promise<void> => {
  window.location.href = `tel:${encodeURIComponent(phoneNumber)}`
}
