import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Note } from '@/components/base/Note'
import type { DeliveryTask } from '@contract/entities/delivery'
import { Written } from '@/platform/view/written'
import { words } from '../text'
import styles from '../index.module.scss'

/** The customer's words, the largest text of the page, and what waits for an answer. */
export const Words = observer(function Words({ task }: { task: DeliveryTask }) {
  const { note, contactFree, isReady, delayMinutes, purchase, step, state } = task
  const t = words()
  const isBefore = state === 'accepted' || state === 'atPickup'
  if (step === null) return null
  return (
    <>
      {delayMinutes !== null && <Note kind="info" icon="clock" text={t.delayAsked(delayMinutes)} />}
      {purchase?.isAsked && <Note kind="info" icon="clock" text={t.question} />}
      {isBefore && isReady !== null && (
        <Note kind={isReady ? 'good' : 'warn'} icon="cooking-pot" text={isReady ? t.ready : t.notReady} />
      )}
      {(note !== '' || contactFree) && (
        <View className={styles.wish} role="note" aria-label={t.wish}>
          <Icon name="message-square" size={36} colour="warn" />
          <View className={styles.wish__words}>
            {note !== '' && (
              <Text className={styles.wish__text}>
                <Written text={note} />
              </Text>
            )}
            {contactFree && <Text className={styles.wish__free}>{t.contactFree}</Text>}
          </View>
        </View>
      )}
    </>
  )
})
