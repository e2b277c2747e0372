import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GroupLine } from '@contract/entities/group-cart'
import { Picture } from '@/components/base/Picture'
import { Price } from '@/components/base/Price'
import { Tag } from '@/components/base/Tag'
import { Stepper } from '@/components/form/Stepper'
import { words } from '../text'
import styles from './index.module.scss'

interface Props {
  line: GroupLine
  /** The displayed quantity. */
  quantity?: number
  /** Present for the caller's own dishes while choosing. */
  onChange?: ((quantity: number) => void) | undefined
}

/** A dish in a shared cart. */
export const GroupDish = observer(function GroupDish({ line, quantity = line.quantity, onChange }: Props) {
  const { name, optionText, picture, price, shopPrice, unavailable } = line
  return (
    <View className={styles.groupDish}>
      <Picture picture={picture} width={88} faded={unavailable !== null} />
      <View className={styles.groupDish__words}>
        <Text className={styles[unavailable ? 'groupDish__name--out' : 'groupDish__name']} numberOfLines={2}>
          {name}
        </Text>
        {optionText !== '' && (
          <Text className={styles.groupDish__spec} numberOfLines={2}>
            {optionText}
          </Text>
        )}
        {unavailable && <Tag tone="bad" text={words()[unavailable]} />}
      </View>
      <View className={styles.groupDish__right}>
        <Price amount={price} size={32} tone="ink" original={shopPrice} originalSize={20} />
        {onChange ? (
          <Stepper value={quantity} label={name} onChange={onChange} />
        ) : (
          <Text className={styles.groupDish__spec}>{`×${quantity}`}</Text>
        )}
      </View>
    </View>
  )
})
