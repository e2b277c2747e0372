import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GroupCart, GroupPerson } from '@contract/entities/group-cart'
import { limits } from '@contract/limits'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { GroupDish } from '@/features/group-cart/GroupDish'
import { GroupFace } from '@/features/group-cart/GroupFace'
import { Nudge } from '@/features/group-cart/Nudge'
import { dishesOf } from '@/features/group-cart/model'
import { words } from '@/features/group-cart/text'
import { navigate } from '@/platform/navigation/gate'
import type { GroupCartModel } from '../model'
import styles from './cards.module.scss'

interface Props {
  model: GroupCartModel
  cart: GroupCart
  person: GroupPerson
}

/** Choices of a member; only one's own can be changed. */
export const PersonCard = observer(function PersonCard({ model, cart, person }: Props) {
  const t = words()
  const { group } = model
  const { lines, spent, isMine, isReady, isDropped, share } = person
  const { cap } = cart
  const isOpen = cart.state === 'open'
  const chosen = isDropped ? t.dropped : lines.length > 0 ? t.dishes(dishesOf(person)) : t.choosing
  const note = cap === null ? chosen : t.ofCap(formatMoney(spent), formatMoney(cap, { trim: true }))
  const warn = cap !== null && spent >= cap * limits.groupCartNearCap
  return (
    <View className={styles.cards__card}>
      <GroupFace person={person} note={note} warn={warn} sum={share?.goods}>
        {isOpen && lines.length > 0 && (
          <Text className={styles[isReady ? 'cards__good' : 'cards__warn']}>{isReady ? t.ready : t.choosing}</Text>
        )}
      </GroupFace>
      {lines.length === 0 && (
        <View className={styles.cards__empty}>
          <Icon name="utensils" size={28} colour="ink-3" />
          <Text className={styles.cards__note}>{t.nothing}</Text>
        </View>
      )}
      {lines.map((line) => (
        <GroupDish
          key={line.id}
          line={line}
          quantity={isMine ? group.quantityOf(line) : line.quantity}
          onChange={isMine && isOpen ? (quantity) => void group.want(line, quantity) : undefined}
        />
      ))}
      {!isMine && isOpen && (!isReady || group.isHost) && (
        <View className={styles.cards__foot}>
          {group.isHost && <Remove model={model} person={person} />}
          <View className={styles.cards__end}>{!isReady && <Nudge group={group} person={person} />}</View>
        </View>
      )}
      {isMine && isOpen && (
        <View className={styles.cards__foot}>
          <Text className={styles.cards__note}>{t.onlyYours}</Text>
          <Button
            kind="soft"
            size={64}
            icon="plus"
            text={t.add}
            onPress={() => navigate('groupStore', { id: model.id })}
          />
        </View>
      )}
    </View>
  )
})

const Remove = observer(({ model, person }: Pick<Props, 'model' | 'person'>) => (
  <Press label={words().remove(person.name)} reach={16} onPress={() => void model.remove(person)}>
    <Text className={styles.cards__note}>{words().removeOk}</Text>
  </Press>
))
