/** The licences of what others made and Larceny brings along. The build writes them into a file of their own. */

/** A program or a typeface. */
export interface Notice {
  name: string
  version: string
  licence: string
  text: string
}

/** The pictures of one author. */
export interface Pictures {
  author: string
  licence: string
  names: string[]
}

export interface Notices {
  programs: Notice[]
  faces: Notice[]
  pictures: Pictures[]
}

export async function loadNotices(): Promise<Notices> {
  const response = await fetch('notices.json')
  if (!response.ok) throw new Error(`notices.json: ${response.status}`)
  return response.json()
}
