import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { QrCode } from '@/components/base/QrCode'
import type { Code, InvitationModel } from '../model'
import { canDraw } from '@/platform/view/capabilities'
import { Written } from '@/platform/view/written'
import { words } from '../text'
import styles from './code-card.module.scss'

/** The invitation code in letters and to be scanned, and the ways to share it. */
export const CodeCard = observer(({ code: { inviteCode, url }, model }: { code: Code; model: InvitationModel }) => {
  const t = words()
  return (
    <View className={styles.code}>
      <View className={styles.code__top}>
        <View className={styles.code__words}>
          <Text className={styles.code__label}>{t.code}</Text>
          <Text className={styles.code__letters}>
            <Written text={inviteCode} />
          </Text>
          <Press label={`${t.copy}: ${inviteCode}`} onPress={() => void model.copyCode()} className={styles.code__copy}>
            <Icon name="copy" size={28} colour="ink-2" />
            <Text className={styles['code__copy-text']}>{t.copy}</Text>
          </Press>
        </View>
        <View className={styles.code__box}>
          <QrCode text={url} size={136} label={t.qr(inviteCode)} />
        </View>
      </View>
      <View className={styles.code__buttons}>
        {canDraw && (
          <View className={styles.code__button}>
            <Button text={t.poster} onPress={model.share.makePoster} />
          </View>
        )}
        <View className={styles.code__button}>
          <Button text={t.share} icon="share-2" kind={canDraw ? 'outline' : 'primary'} onPress={model.share.open} />
        </View>
      </View>
    </View>
  )
})
