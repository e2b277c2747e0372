import { Text, View } from '@tarojs/components'
import { Avatar } from '@/components/base/Avatar'
import { Button } from '@/components/base/Button'
import { QrCode } from '@/components/base/QrCode'
import { Skeleton } from '@/components/base/Skeleton'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { navigate } from '@/platform/navigation/gate'
import { Written } from '@/platform/view/written'
import { Resource, useModel } from '@/state'
import { copyAndTell } from '@/state/base/copying'
import styles from './index.module.scss'
import { words } from './text'

export default screen('myCode', () => {
  const code = useModel((api) => new Resource(() => api.partner.qrCode({}, { quiet: true })))
  const t = words()
  return (
    <Screen title={t.title} onRefresh={code.reload}>
      <View className={styles['qr-code']}>
        <AsyncView resource={code} skeleton={<Skeleton width="100%" height={800} radius={24} />}>
          {({ nickname, avatar, inviteCode, url }) => (
            <View className={styles['qr-code__card']}>
              <Avatar picture={avatar} size={128} />
              <Text className={styles['qr-code__name']}>
                <Written text={nickname} />
              </Text>
              <QrCode text={url} size={416} label={t.qr(inviteCode)} />
              <Text className={styles['qr-code__code']}>
                {t.code}
                <Written text={inviteCode} />
              </Text>
              <Text className={styles['qr-code__hint']}>{t.hint}</Text>
              <View className={styles['qr-code__buttons']}>
                <Button text={t.copy} icon="copy" onPress={() => void copyAndTell(url)} />
                <Button text={t.invitations} kind="outline" onPress={() => navigate('invite')} />
              </View>
            </View>
          )}
        </AsyncView>
      </View>
    </Screen>
  )
})
