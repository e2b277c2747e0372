// React Native has XMLHttpRequest too; a file is described by an object there.
export { sendFile, type OutgoingFile } from './file-transport.h5'
