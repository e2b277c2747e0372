import { addToCalendar, type CalendarEvent } from '@/platform/device/calendar'
import { attempt } from '@/state'
import { words } from './text'

/** The icon that adds a booking to the user's calendar; none on platforms without a calendar. */
export const calendarItems = (event: () => CalendarEvent) =>
  addToCalendar === undefined
    ? []
    : ([
        {
          key: 'calendar',
          icon: 'calendar',
          label: words().short,
          name: words().add,
          onPress: () => void attempt(async () => addToCalendar?.(event())),
        },
      ] as const)
