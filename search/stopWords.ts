// What is left of contractions. cspell:ignore didn doesn
/** Words in a question that carry no meaning of their own. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a am an and are as at be been between can cannot could current did didn difference do does doesn don for from ' +
    'get has have hello hi how i if in into is isn it its make me my need not of on or please should ' +
    'so t that the their them then there these they this to use using want was we what ' +
    'way when where which why will with without won work working works would you your'
  ).split(' '),
);

export const stopPhrases =
  /怎么回事|怎么样|怎么办|怎么|怎样|如何|为什么|为何|什么|哪些|哪个|哪里|请问|求助|求解|这个|那个|自己|时候|一下|的话|咋回事|咋|啥|是否|是不是|能不能|可不可以|可以|应该|需要|想要|我的|我们|我要|我想|一个|一段|什么样|有没有|没有|吗|呢|的|了|里面|里|是|把|在|和|与|用来|使用/u;
