/**
 * Words of Taiwan in simplified characters, each with the word that pages use. They
 * differ as words, so converting characters isn't enough. 预设 is a preset and 注解 an
 * annotation on the mainland, so only the traditional words count.
 */
const TABLE = `
专案 项目
主控台 控制台
伺服器 服务器
例项 实例
元件 组件
全域 全局
函式 函数
列印 打印
原始码 源码
变数 变量
回传 返回
外挂 插件
套件 包
字串 字符串
字型 字体
宣告 声明
延迟载入 懒加载
建置 构建
引数 参数
快取 缓存
执行绪 线程
支援 支持
效能 性能
最佳化 优化
本机 本地
档案 文件
检视 查看
模组 模块
汇入 导入
汇出 导出
物件 对象
登入 登录
监看 监听
相依 依赖
相容 兼容
程式码 代码
程式库 库
程式 程序
终端机 终端
记忆体 内存
设定档 配置文件
设定 配置
讯息 消息
註解 注释
资料夹 目录
资讯 信息
载入 加载
远端 远程
进入点 入口
释出 发布
阵列 数组
除错 调试
預設 默认
非同步 异步
型别 类型
型态 类型
副档名 扩展名
侦错 调试
储存库 仓库
函式库 库
命令列 命令行
图档 图片
图示 图标
型别档 类型文件
宣告档 声明文件
巢状 嵌套
样板 模板
档名 文件名
涵盖率 覆盖率
自订 自定义
范本 模板
软体 软件
`;

const words: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split('\n')
    // Each line of the table has two words.
    .map(line => line.split(' ') as [string, string]),
);
/** 函式库 before 函式, which it contains. */
const longestFirst = [...words.keys()].sort((a, b) => b.length - a.length);
const WORD = new RegExp(longestFirst.join('|'), 'gu');

/** A text with the words that are usual on the mainland. */
export function toMainland(text: string): string {
  return text.replace(WORD, word => words.get(word) ?? word);
}
