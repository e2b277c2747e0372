import type { Scene, SceneWords, Set } from './scene'

/** Opens a sheet by its button. */
const sheetBy =
  (button: keyof Pick<SceneWords, 'filter' | 'checkIn'>) =>
  async ({ ann }: Set, say: SceneWords): Promise<unknown> => {
    await ann.screen
      .getByRole('button', { name: new RegExp(`^${say[button]}`) })
      .first()
      .click()
    return ann.dialog.waitFor()
  }

/** The pictures of hotels, in the order of finding and booking one. */
export const hotelScenes: readonly Scene[] = [
  { name: 'hotels', title: 'Hotels', screen: 'hotels' },
  { name: 'hotel-calendar', title: 'Choosing the dates of a stay', screen: 'hotels', act: sheetBy('checkIn') },
  { name: 'hotel-list', title: 'A list of hotels', screen: 'hotelList' },
  { name: 'hotel-filters', title: 'Filters of hotels', screen: 'hotelList', act: sheetBy('filter') },
  { name: 'hotel-map', title: 'Hotels on a map', screen: 'hotelMap' },
  { name: 'hotel', title: 'A hotel', screen: 'hotel' },
  { name: 'hotel-reviews', title: 'Reviews of stays', screen: 'hotelComments' },
  { name: 'hotel-confirm', title: 'Booking a stay', screen: 'hotelConfirm' },
  { name: 'stay', title: 'A stay', screen: 'reservation' },
]
