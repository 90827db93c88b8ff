async function readUnit(): Promise<string> {
  return 'celsius';
}

export const unit = await readUnit();
