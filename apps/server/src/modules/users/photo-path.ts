/** Below `/api`. Another picture is another address, so a browser may keep what it has. */
export function photoPath(userId: string, photoFileId: string | null): string | null {
  return photoFileId && `/users/${userId}/photo?v=${photoFileId}`;
}
