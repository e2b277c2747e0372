/** Path of the logo on the icons' grid of 24: two roofs side by side. */
export const houses =
  '<path d="m3 11 6-5 6 5"/><path d="M5 9.5V19h14v-9"/><path d="m12 8 3-3 6 5.5"/><path d="M10 19v-4h4v4"/>'
