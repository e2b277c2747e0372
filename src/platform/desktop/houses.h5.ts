/** The mark of the app: two roofs, one beside the other, in the stroke of the icons. */
export const houses =
  '<svg viewBox="0 0 24 24" width="28" height="28" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m3 11 6-5 6 5"/><path d="M5 9.5V19h14v-9"/><path d="m12 8 3-3 6 5.5"/><path d="M10 19v-4h4v4"/></svg>'
