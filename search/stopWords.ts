/** Words in a question that carry no meaning of their own. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and are as at be can cannot do does for from has have how i if in into is ' +
    'it its me my not of on or should so that the them then there this to use using ' +
    'want was we what when where which why will with without you your'
  ).split(' '),
);

export const stopPhrases =
  /怎么样|怎么办|怎么|怎样|如何|为什么|为何|什么|哪些|哪个|哪里|是否|是不是|能不能|可不可以|可以|应该|需要|想要|我的|我要|我想|一个|一段|什么样|有没有|没有|吗|呢|的|了|里面|里|是|把|在|和|与|用来|使用/u;
