/** The app's logo, two roofs on brand red, `size` wide and high. */
export const drawLogo = (size: number) => `<rect width="${size}" height="${size}" rx="${size * 0.27}" fill="#B5121B"/>
<svg x="${size * 0.2}" y="${size * 0.2}" width="${size * 0.6}" height="${size * 0.6}" viewBox="0 0 24 24" fill="none"
 stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">
<path d="M3 11.2 9.2 5.6l4.2 3.8"/><path d="M8.4 12.6 15 6.8l6 5.4"/><path d="M10.4 20v-5.6M19 14.4V20H5v-5.6"/></svg>`
