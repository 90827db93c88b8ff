declare const VERSION: string;
declare const IS_TEST: boolean;

export function request(path: string): Promise<Response> {
  if (IS_TEST) console.log(path);
  return fetch(`${process.env.API_URL}/${path}?v=${VERSION}`);
}
