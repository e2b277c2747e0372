/** Opens the dialler. */
export const callPhone = async (phoneNumber: string): Promise<void> => {
  window.location.href = `tel:${encodeURIComponent(phoneNumber)}`
}
