import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Chip } from '@/components/base/Chip'
import { Note } from '@/components/base/Note'
import { RadioGroup } from '@/components/form/RadioGroup'
import { Sheet } from '@/components/frame/Sheet'
import { AsyncView } from '@/components/list/AsyncView'
import { KeyValue } from '@/components/list/KeyValue'
import { datedText, instantText } from '@/features/stay/dates/days'
import type { Cancelling } from './cancelling'
import { words } from './text'
import styles from './index.module.scss'

/** Asks what of a stay is cancelled and why, and says what comes back. Pass it to the Screen as `overlay`. */
export const CancelStay = observer(function CancelStay({ about }: { about: Cancelling | undefined }) {
  if (!about) return null
  return (
    <Sheet open={about.open} onClose={about.close} title={about.says.title} foot={<Foot about={about} />}>
      <ScrollView scrollY className={styles.cancel}>
        <View className={styles.cancel__body}>
          <Part about={about} />
          {about.isLeaving && <Departure about={about} />}
          <Text className={styles.cancel__title}>{words().why}</Text>
          <AsyncView resource={about.reasons} inline>
            {({ items }) => (
              <RadioGroup
                label={words().why}
                options={items.map(({ key, text }) => ({ value: key, text }))}
                chosen={about.reason}
                onChoose={about.choose}
                lines="between"
              />
            )}
          </AsyncView>
        </View>
      </ScrollView>
    </Sheet>
  )
})

/** The rooms and nights, where there is more than one of either. */
const Part = observer(({ about }: { about: Cancelling }) => {
  const t = words()
  const { allRooms, allNights, rooms, nights, toggleRoom, toggleNight } = about
  const choices = allRooms.length * (about.isLeaving ? 1 : allNights.length)
  if (about.stay.nights === 0 || choices < 2) return null
  return (
    <>
      <Text className={styles.cancel__title}>{t.which}</Text>
      {allRooms.length > 1 && (
        <View className={styles.cancel__chips} role="group" aria-label={t.rooms}>
          {allRooms.map(({ room, guest }) => (
            <Chip
              key={room}
              ground="card"
              text={t.room(room, guest)}
              on={rooms.includes(room)}
              onPress={() => toggleRoom(room)}
            />
          ))}
        </View>
      )}
      {allNights.length > 1 && !about.isLeaving && (
        <View className={styles.cancel__chips} role="group" aria-label={t.nights}>
          {allNights.map((night) => (
            <Chip
              key={night}
              ground="card"
              text={datedText(night)}
              on={nights.includes(night)}
              onPress={() => toggleNight(night)}
            />
          ))}
        </View>
      )}
    </>
  )
})

/** The day of departure, of those on which nights are left. */
const Departure = observer(({ about: { allNights, departure, leaveOn } }: { about: Cancelling }) => (
  <>
    <Text className={styles.cancel__title}>{words().leaveOn}</Text>
    <View className={styles.cancel__chips} role="group" aria-label={words().leaveOn}>
      {allNights.map((day) => (
        <Chip key={day} ground="card" text={datedText(day)} on={day === departure} onPress={() => leaveOn(day)} />
      ))}
    </View>
  </>
))

const Foot = observer(({ about }: { about: Cancelling }) => {
  const t = words()
  const { quote, changed, canSend, busy, send, isChosen, stay, says } = about
  const back = quote.value?.back ?? 0
  return (
    <View className={styles.cancel__foot}>
      {isChosen ? (
        <AsyncView resource={quote} skeleton={<View className={styles.cancel__room} />} inline>
          {({ kept, back: returned, until }) => (
            <View className={styles[changed ? 'cancel__box--warn' : 'cancel__box']}>
              {changed && (
                <Text className={styles.cancel__warn} {...{ role: 'alert' }}>
                  {t.changed}
                </Text>
              )}
              <KeyValue label={t.kept} value={formatMoney(kept)} tone={kept > 0 ? 'ink' : 'muted'} />
              <KeyValue label={t.back} value={formatMoney(returned)} tone={returned > 0 ? 'good' : 'muted'} />
              {until && <Text className={styles.cancel__note}>{t.until(instantText(until, stay.utcOffset))}</Text>}
            </View>
          )}
        </AsyncView>
      ) : (
        <Note kind="info" text={t.nothing} />
      )}
      <Button
        text={back > 0 ? says.sendFor(formatMoney(back)) : says.send}
        busy={busy}
        disabled={!canSend}
        onPress={() => void send()}
      />
    </View>
  )
})
