/** The properties of a box whose content is read as one image: ARIA for the web, and the same in camel case for mini-programs. */
export const figure = (label: string) => ({ role: 'img', 'aria-label': label, ariaLabel: label })
