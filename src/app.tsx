import { useEffect, useState, type PropsWithChildren } from 'react'
import { watchChunks } from '@/platform/chunks'
import { connection } from '@/platform/connection'
import { followDeployment } from '@/platform/deployment'
import { startFrame } from '@/platform/frame'
import { useUnhandled } from '@/platform/unhandled'
import { answered, networkError } from '@/services/events'
import { RootStore, StoresContext, tell } from '@/state'
import './app.scss'

watchChunks()
followDeployment()

/** The app: one set of stores for all screens, and the last resort for errors that no screen caught. */
export default function App({ children }: PropsWithChildren) {
  const [stores] = useState(() => new RootStore())
  useEffect(() => {
    connection.start()
    startFrame()
    void stores.start()
    const ends = [networkError.on(connection.say), answered.on(connection.answered)]
    return () => ends.forEach((end) => end())
  }, [stores])
  useUnhandled(({ reason }) => tell(reason))
  return <StoresContext.Provider value={stores}>{children}</StoresContext.Provider>
}
