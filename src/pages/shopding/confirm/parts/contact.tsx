import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Chip } from '@/components/base/Chip'
import { ChipSet } from '@/components/form/ChipSet'
import { Field } from '@/components/form/Field'
import { PhoneField } from '@/components/form/PhoneField'
import { Cell } from '@/components/list/Cell'
import type { TableConfirmModel } from '../model'
import { words } from '../text'
import styles from './contact.module.scss'

/** Contact of the booking, and wishes. */
export const Contact = observer(function Contact({ model }: { model: TableConfirmModel }) {
  const t = words()
  return (
    <View className={styles.contact}>
      <Text className={styles.contact__title} role="heading" aria-level={2}>
        {t.who}
      </Text>
      <View className={styles.contact__row}>
        <Text className={styles.contact__label}>{t.address}</Text>
        <View className={styles.contact__chips} role="group" aria-label={t.address}>
          {(['mr', 'miss'] as const).map((title) => (
            <Chip
              key={title}
              ground="card"
              text={t[title]}
              on={model.title === title}
              onPress={() => model.setTitle(title)}
            />
          ))}
        </View>
      </View>
      <View className={styles.contact__row}>
        <Text className={styles.contact__label}>{t.name}</Text>
        <View className={styles.contact__field}>
          <Field
            label={t.name}
            value={model.name.value}
            onChange={model.name.set}
            onBlur={model.name.leave}
            placeholder={t.nameHint}
            maxLength={limits.nameMax}
            error={model.name.error}
          />
        </View>
      </View>
      <View className={styles.contact__row}>
        <Text className={styles.contact__label}>{t.phone}</Text>
        <View className={styles.contact__field}>
          <PhoneField field={model.phone} />
        </View>
      </View>
      <View className={styles.contact__wishes}>
        <Text className={styles.contact__label}>{t.wishes}</Text>
        <ChipSet label={t.wishes}>
          {[t.birthday, t.anniversary, t.business, t.childSeat, t.quiet].map((wish) => (
            <Chip key={wish} ground="card" text={wish} on={model.has(wish)} onPress={() => model.toggle(wish)} />
          ))}
        </ChipSet>
      </View>
      <Cell
        label={t.note}
        value={model.note || t.noNote}
        valueTone={model.note ? 'ink' : 'muted'}
        height={104}
        onOpen={() => void model.writeNote()}
      />
    </View>
  )
})
