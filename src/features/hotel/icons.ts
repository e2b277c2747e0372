import type { IconName } from '@/components/base/Icon'

/** The app's icons by the names that the server gives to facilities and facts of rooms. */
const icons: Readonly<Record<string, IconName>> = {
  wifi: 'wifi',
  'square-parking': 'square-parking',
  coffee: 'coffee',
  bath: 'bath',
  waves: 'waves',
  dumbbell: 'dumbbell',
  'cooking-pot': 'utensils',
  utensils: 'utensils',
  bed: 'bed-double',
  'bed-double': 'bed-double',
  users: 'users-round',
  'users-round': 'users-round',
  maximize: 'maximize',
  building: 'landmark',
  landmark: 'landmark',
  house: 'house',
  clock: 'clock',
  'no-smoking': 'cigarette-off',
}

/** The icon of a facility; a check mark as fallback. */
export const facilityIcon = (name: string): IconName => icons[name] ?? 'circle-check'
