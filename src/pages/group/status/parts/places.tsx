import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { DealGroup, GroupPlace } from '@contract/entities/group-deal'
import { formatCountdown } from '@contract/format'
import { Avatar } from '@/components/base/Avatar'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { secondsUntil } from '@/platform/device/clock'
import { Written } from '@/platform/view/written'
import type { Colour } from '@/styles/tokens'
import type { DealGroupModel } from '../model'
import { words } from '../text'
import styles from './places.module.scss'

/** Members of a group, and its free places while it is open. */
export const Places = observer(function Places({ model, group }: { model: DealGroupModel; group: DealGroup }) {
  const free = group.state === 'open' ? Array.from({ length: group.free }, (_, index) => index) : []
  return (
    <View className={styles.places}>
      {group.places.map((place) => (
        <Place key={`${place.joinedAt}${place.name}`} place={place} />
      ))}
      {free.map((index) => (
        <Free key={index} model={model} />
      ))}
    </View>
  )
})

const Place = observer(({ place }: { place: GroupPlace }) => {
  const { name, avatar, state, isLeader } = place
  const isHeld = state === 'held'
  return (
    <View className={styles.places__place}>
      <View className={styles.places__face}>
        <Avatar picture={avatar} size={112} />
        <View className={styles[`places__mark--${isHeld ? 'held' : isLeader ? 'leader' : 'paid'}`]}>
          <Icon name={markOf(place)} size={24} colour={colourOf(place)} weight={2.4} />
        </View>
      </View>
      <Text className={styles.places__name} numberOfLines={1}>
        <Written text={name} />
      </Text>
      {place.payBefore ? (
        <Paying before={place.payBefore} />
      ) : (
        <Text className={styles.places__role}>{roleOf(place)}</Text>
      )}
    </View>
  )
})

const markOf = ({ state, isLeader }: GroupPlace): IconName =>
  state === 'held' ? 'clock' : isLeader ? 'crown' : 'check'

const colourOf = ({ state, isLeader }: GroupPlace): Colour => (state === 'paid' && isLeader ? 'gold-ink' : 'white')

function roleOf({ isLeader, isMine }: GroupPlace): string {
  const t = words()
  if (isMine) return isLeader ? t.youLead : t.you
  return isLeader ? t.leader : t.paid
}

/** The time in which a held place is to be paid. */
const Paying = observer(({ before }: { before: string }) => (
  <Text className={styles.places__paying} aria-hidden>
    {words().paying(formatCountdown(secondsUntil(before)))}
  </Text>
))

const Free = observer(({ model }: { model: DealGroupModel }) => {
  const t = words()
  const face = (
    <>
      <View className={styles.places__plus}>
        <Icon name="plus" size={44} colour="brand" />
      </View>
      <Text className={styles.places__name}>{model.isIn ? t.invite : ''}</Text>
      <Text className={styles.places__free}>{t.freePlace}</Text>
    </>
  )
  if (!model.isIn) return <View className={styles.places__place}>{face}</View>
  return (
    <Press label={t.share} onPress={model.share.open} className={styles.places__place}>
      {face}
    </Press>
  )
})
